import type { RouteObject } from 'react-router'
import { pageOf } from '../../ssr/page-of.tsx'
import { olderLayout } from '../../layout/layout-kind.ts'
import { Guarded } from '../../session/Guarded.tsx'
import { lazyInTime } from '../../layout/lazy-in-time.ts'

const DesignerList = pageOf('src/features/designers/DesignerList.tsx', () =>
  import('./DesignerList.tsx').then(({ DesignerList }) => DesignerList),
)
const DesignerPage = pageOf('src/features/designers/DesignerPage.tsx', () =>
  import('./DesignerPage.tsx').then(({ DesignerPage }) => DesignerPage),
)
const HireDesigner = lazyInTime(() =>
  import('./hire/HireDesigner.tsx').then(({ HireDesigner }) => HireDesigner),
)
const HirePage = lazyInTime(() => import('./hire/HirePage.tsx').then(({ HirePage }) => HirePage))

/** Who can be hired, for everybody; hiring them, for who is signed in. */
export const designerRoutes: RouteObject[] = [
  { path: '/designers', element: <DesignerList /> },
  { path: '/designers/:id', element: <DesignerPage /> },
  {
    element: <Guarded />,
    handle: olderLayout,
    children: [
      { path: '/designers/:id/hire', element: <HireDesigner /> },
      { path: '/hires/:id', element: <HirePage /> },
    ],
  },
]
