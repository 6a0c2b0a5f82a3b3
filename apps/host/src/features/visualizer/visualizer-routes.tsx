import type { RouteObject } from 'react-router'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { pageOf } from '../../ssr/page-of.tsx'
import { olderLayout } from '../../layout/layout-kind.ts'
import { roomRoutes } from './room/room-routes.tsx'

const PlanPicker = pageOf('src/features/visualizer/PlanPicker.tsx', () =>
  import('./PlanPicker.tsx').then(({ PlanPicker }) => PlanPicker),
)
const TemplatePicker = pageOf('src/features/visualizer/TemplatePicker.tsx', () =>
  import('./TemplatePicker.tsx').then(({ TemplatePicker }) => TemplatePicker),
)
const TemplatePage = pageOf('src/features/visualizer/TemplatePage.tsx', () =>
  import('./TemplatePage.tsx').then(({ TemplatePage }) => TemplatePage),
)
const Visualize = lazyInTime(() => import('./Visualize.tsx').then(({ Visualize }) => Visualize))
const SharedDesign = lazyInTime(() => import('./SharedDesign.tsx').then(({ SharedDesign }) => SharedDesign))
const OwnPlan = lazyInTime(() => import('./own-plan/OwnPlan.tsx').then(({ OwnPlan }) => OwnPlan))
const TracePlan = lazyInTime(() => import('./trace/TracePlan.tsx').then(({ TracePlan }) => TracePlan))
const PhotoRoom = lazyInTime(() => import('./photo/PhotoRoom.tsx').then(({ PhotoRoom }) => PhotoRoom))
const SharedPhoto = lazyInTime(() => import('./photo/SharedPhoto.tsx').then(({ SharedPhoto }) => SharedPhoto))

/** Choosing a plan and a look, for everybody; the room itself has its own door. */
export const visualizerRoutes: RouteObject[] = [
  { path: '/visualize', element: <Visualize /> },
  { path: '/visualize/plans', element: <PlanPicker /> },
  { path: '/visualize/templates', element: <TemplatePicker /> },
  { path: '/visualize/template/:slug', element: <TemplatePage /> },
  { path: '/visualize/s/:token', element: <SharedDesign /> },
  { path: '/visualize/own-plan', element: <OwnPlan /> },
  { path: '/visualize/trace-plan', element: <TracePlan /> },
  { path: '/visualize/photo', handle: olderLayout, element: <PhotoRoom /> },
  { path: '/visualize/p/:token', element: <SharedPhoto /> },
  ...roomRoutes,
]
