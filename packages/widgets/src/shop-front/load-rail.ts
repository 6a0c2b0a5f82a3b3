/** The row of what others choose: cards are most of its code, and it stands below the departments. */
export const loadRail = () => import('../catalogue-kit/rail-door.ts')
