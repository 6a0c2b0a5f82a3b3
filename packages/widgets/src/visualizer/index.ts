import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { visualizerCss } from './Visualizer.css.ts'

export { Visualizer as Widget, type VisualizerProps } from './Visualizer.tsx'
export const css: readonly string[] = [buttonCss, emptyStateCss, pictureCss, skeletonCss, visualizerCss]
