import type { RouteObject } from 'react-router'
import { olderLayout } from './layout/layout-kind.ts'
import { Guarded } from './session/Guarded.tsx'
import { lazyInTime } from './layout/lazy-in-time.ts'

const JoinProject = lazyInTime(() =>
  import('./features/projects/JoinProject.tsx').then(({ JoinProject }) => JoinProject),
)
const ProjectList = lazyInTime(() =>
  import('./features/projects/ProjectList.tsx').then(({ ProjectList }) => ProjectList),
)
const ProjectWorkspace = lazyInTime(() =>
  import('./features/checklist/ProjectWorkspace.tsx').then(({ ProjectWorkspace }) => ProjectWorkspace),
)
const ChecklistChooser = lazyInTime(() =>
  import('./features/checklist/ChecklistChooser.tsx').then(({ ChecklistChooser }) => ChecklistChooser),
)

/** What clients plan, alone or with others: for who is signed in. */
export const projectRoutes: RouteObject = {
  element: <Guarded />,
  handle: olderLayout,
  children: [
    { path: '/projects', element: <ProjectList /> },
    { path: '/projects/join', element: <JoinProject /> },
    { path: '/projects/:id/:tab?', element: <ProjectWorkspace /> },
    { path: '/visualize/checklist', element: <ChecklistChooser /> },
  ],
}

const ApprovalPage = lazyInTime(() =>
  import('./features/checklist/ApprovalPage.tsx').then(({ ApprovalPage }) => ApprovalPage),
)

/** For whoever has the link of a mail. */
export const approvalRoute: RouteObject = {
  path: '/a/:token',
  handle: olderLayout,
  element: <ApprovalPage />,
}
