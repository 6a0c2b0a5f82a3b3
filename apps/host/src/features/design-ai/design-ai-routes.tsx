import type { RouteObject } from 'react-router'
import { lazyInTime } from '../../layout/lazy-in-time.ts'

const DesignAi = lazyInTime(() => import('./DesignAi.tsx').then(({ DesignAi }) => DesignAi))
const AiLogin = lazyInTime(() => import('./AiLogin.tsx').then(({ AiLogin }) => AiLogin))
const AiSignUp = lazyInTime(() => import('./AiSignUp.tsx').then(({ AiSignUp }) => AiSignUp))
const AiWelcome = lazyInTime(() => import('./AiWelcome.tsx').then(({ AiWelcome }) => AiWelcome))

/** AI Design; `singup` is the specification's spelling. */
export const designAiRoutes: RouteObject[] = [
  { path: '/design-ai', element: <DesignAi /> },
  { path: '/design-ai/login', element: <AiLogin /> },
  { path: '/design-ai/singup', element: <AiSignUp /> },
  { path: '/design-ai/welcome', element: <AiWelcome /> },
]
