import { render } from 'preact'
import { App } from './App'
import { connect } from './socket'
import { spoken } from './texts'
import { typefaces } from './typefaces'
import './style/type.css'
import './style/tokens.css'
import './style/page.css'
import './style/controls.css'
import './style/dialog.css'
import './style/bar.css'
import './style/lobby.css'
import './style/setup.css'
import './style/table.css'
import './style/dock.css'
import './style/players.css'
import './style/panel.css'
import './style/rules.css'
import './style/ending.css'
import './style/phone.css'
import './style/stage.css'
import './style/lying.css'
import './style/lesson.css'
import './style/hands.css'

connect()
void Promise.all([spoken, typefaces]).then(() => {
  const root = document.getElementById('page')
  if (root) render(<App />, root)
})
