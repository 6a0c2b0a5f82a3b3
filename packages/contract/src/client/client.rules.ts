export const clientSorts = ['seen', 'name', 'sales', 'cart'] as const

/** How somebody came to be a client: they signed up in the showroom, or shopped in it with an account they had. */
export const joinedVia = ['sign_up', 'shopping'] as const
export type JoinedVia = (typeof joinedVia)[number]

export const longestTaxNote = 200
export const longestNotes = 4_000
