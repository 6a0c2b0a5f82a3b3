import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { Guarded } from '../../session/Guarded.tsx'

const JoinProject = lazy(() =>
  import('./JoinProject.tsx').then(({ JoinProject }) => ({ default: JoinProject })),
)
const ProjectList = lazy(() =>
  import('./ProjectList.tsx').then(({ ProjectList }) => ({ default: ProjectList })),
)
const Workspace = lazy(() => import('./Workspace.tsx').then(({ Workspace }) => ({ default: Workspace })))

/** What clients plan, alone or with others: for who is signed in. */
export const projectRoutes: RouteObject = {
  element: <Guarded />,
  children: [
    { path: '/projects', element: <ProjectList /> },
    { path: '/projects/join', element: <JoinProject /> },
    { path: '/projects/:id/:tab?', element: <Workspace /> },
  ],
}
