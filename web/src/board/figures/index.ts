// The figures of several games, one function each. Origin: the middle of the foot; put it somewhere with `at(x, y, knight(seat))`.
export { bigFollower, follower, GOWN, gown } from './followers'
export { KNIGHT_SHAPE, knight } from './knight'
export { type FigureOptions, groundShadow, halo, OUTLINE, type Scaled, SKIN, scaled, shade, sheen } from './strokes'
