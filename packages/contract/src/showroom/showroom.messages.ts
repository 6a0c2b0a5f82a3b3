/** What people read where a showroom’s Pro has a balance that is overdue. */
export const showroomMessages = {
  unavailable: 'This showroom is temporarily unavailable for new orders.',
  noSignUp: 'This showroom is temporarily unavailable for new clients. You can sign up without it.',
} as const
