export const projectTypes = ['kitchen', 'bathroom', 'living', 'outdoor', 'whole_home'] as const
export type ProjectType = (typeof projectTypes)[number]

export const roomTypes = ['kitchen', 'bathroom', 'living', 'bedroom', 'laundry', 'outdoor', 'other'] as const
export type RoomType = (typeof roomTypes)[number]

/** Under way, over, or put away; that something was ordered is told by its orders. */
export const projectStates = ['active', 'done', 'archived'] as const
export type ProjectState = (typeof projectStates)[number]

export const projectFilters = ['active', 'waiting', 'ordered', 'done', 'archived'] as const
export type ProjectFilter = (typeof projectFilters)[number]

export const projectSorts = ['recent', 'due'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Whom a project can be shared with; its owner is there by themselves. */
export const memberRoles = ['client', 'pro', 'designer', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
export type ProjectRole = 'owner' | MemberRole

/** Each may do what those before it may. */
export const memberRights = ['view', 'suggest', 'approve', 'order'] as const
export type MemberRight = (typeof memberRights)[number]

/** The allowance is the budget: whoever sees it alone is told no price. */
/** What the showroom’s Pro is let in for: to look, to suggest, to suggest and to tell prices. */
export const shareScopes = ['view', 'suggest', 'price'] as const
export type ShareScope = (typeof shareScopes)[number]

export const priceSights = ['yes', 'allowance', 'no'] as const
export type PriceSight = (typeof priceSights)[number]

/** What only suggests itself is not bought. */
export const itemStates = ['suggested', 'chosen'] as const
export type ItemState = (typeof itemStates)[number]

export const mostProjects = 200
export const mostRooms = 40
export const mostItems = 500
export const mostMembers = 30
export const mostFiles = 500
