// Every figure, one function each. Origin: the middle of the foot; put it somewhere with `at(x, y, knight(seat))`.
export { fairy, pig } from './beasts'
export { dragon } from './dragon'
export { foundationPlate, towerStack } from './drums'
export { bigFollower, builder, farmer, follower, monk } from './followers'
export { KNIGHT_SHAPE, king, knight } from './knights'
export { type FigureOptions, groundShadow, halo, OUTLINE, type Scaled, shade, sheen } from './strokes'
