import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { categoriesCss } from './Categories.css.ts'

export { Categories as Widget, type CategoriesProps } from './Categories.tsx'
export const css = [buttonCss, emptyStateCss, skeletonCss, categoriesCss]
