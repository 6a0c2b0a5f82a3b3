import type { RouteObject } from 'react-router'
import { pageOf } from './ssr/page-of.tsx'
import { approvalRoute, projectRoutes } from './project-routes.tsx'
import { notificationRoutes } from './features/notifications/notification-routes.tsx'
import { olderLayout } from './layout/layout-kind.ts'
import { Guarded } from './session/Guarded.tsx'
import { lazyInTime } from './layout/lazy-in-time.ts'

const WorkspaceFrame = pageOf('src/workspaces/WorkspaceFrame.tsx', () =>
  import('./workspaces/WorkspaceFrame.tsx').then(async ({ WorkspaceFrame, preloadPanel }) => {
    await preloadPanel(location.pathname)
    return WorkspaceFrame
  }),
)
const ChangePassword = lazyInTime(() =>
  import('./features/auth/password/ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
)
const DraftOrderLink = lazyInTime(() =>
  import('./features/draft-orders/DraftOrderLink.tsx').then(({ DraftOrderLink }) => DraftOrderLink),
)
const ForgotPassword = lazyInTime(() =>
  import('./features/auth/password/ForgotPassword.tsx').then(({ ForgotPassword }) => ForgotPassword),
)
const Invited = lazyInTime(() => import('./features/invites/Invited.tsx').then(({ Invited }) => Invited))
const JoinTeam = lazyInTime(() => import('./features/team/JoinTeam.tsx').then(({ JoinTeam }) => JoinTeam))
const Login = lazyInTime(() => import('./features/auth/login/Login.tsx').then(({ Login }) => Login))
const PayoutSetup = lazyInTime(() =>
  import('./features/payouts/PayoutSetup.tsx').then(({ PayoutSetup }) => PayoutSetup),
)
const ProAccount = pageOf('src/features/pro-account/ProAccount.tsx', () =>
  import('./features/pro-account/ProAccount.tsx').then(({ ProAccount }) => ProAccount),
)
const Register = lazyInTime(() =>
  import('./features/auth/register/Register.tsx').then(({ Register }) => Register),
)
const ApplicationStatus = lazyInTime(() =>
  import('./features/applications/apply/status/ApplicationStatus.tsx').then(
    ({ ApplicationStatus }) => ApplicationStatus,
  ),
)
const RegisterContractor = lazyInTime(() =>
  import('./features/applications/apply/RegisterContractor.tsx').then(
    ({ RegisterContractor }) => RegisterContractor,
  ),
)
const RegisterVendor = lazyInTime(() =>
  import('./features/applications/apply/RegisterVendor.tsx').then(({ RegisterVendor }) => RegisterVendor),
)
const ResetPassword = lazyInTime(() =>
  import('./features/auth/password/ResetPassword.tsx').then(({ ResetPassword }) => ResetPassword),
)
const SocialCallback = lazyInTime(() =>
  import('./features/auth/social/SocialCallback.tsx').then(({ SocialCallback }) => SocialCallback),
)
const Verification = lazyInTime(() =>
  import('./features/auth/verification/Verification.tsx').then(({ Verification }) => Verification),
)
const TellAge = lazyInTime(() => import('./features/auth/age/TellAge.tsx').then(({ TellAge }) => TellAge))
const VerifyLink = lazyInTime(() =>
  import('./features/auth/verification/VerifyLink.tsx').then(({ VerifyLink }) => VerifyLink),
)

/** Who one is, and the doors to it. What stands below `Guarded` needs somebody who is signed in. */
/** Where people sign in, apply or open a link of a mail, they have something to do. */
const doors: RouteObject[] = [
  { path: '/login', element: <Login /> },
  { path: '/register', element: <Register /> },
  { path: '/register/contractor', element: <RegisterContractor /> },
  { path: '/register/vendor', element: <RegisterVendor /> },
  { path: '/invited', element: <Invited /> },
  { path: '/team', element: <JoinTeam /> },
  { path: '/draft-order/:token', element: <DraftOrderLink /> },
  { path: '/account_verify', element: <ApplicationStatus /> },
  { path: '/reset_password', element: <ForgotPassword /> },
  { path: '/password_reset', element: <ResetPassword /> },
  { path: '/social/:provider/callback', element: <SocialCallback /> },
  { path: '/verify/:hash', element: <VerifyLink /> },
  {
    element: <Guarded unverified="admitted" />,
    children: [{ path: '/verifiction', element: <Verification /> }],
  },
  {
    element: <Guarded ageOpen="admitted" />,
    children: [{ path: '/your_age', element: <TellAge /> }],
  },
]

export const accountRoutes: RouteObject[] = [
  { handle: olderLayout, children: doors },
  { path: '/pro-account', element: <ProAccount /> },
  {
    element: <Guarded />,
    handle: olderLayout,
    children: [
      { path: '/account/:panel?', element: <WorkspaceFrame /> },
      { path: '/change_password', element: <ChangePassword /> },
      { path: '/payout_setup', element: <PayoutSetup /> },
    ],
  },
  projectRoutes,
  approvalRoute,
  notificationRoutes,
]
