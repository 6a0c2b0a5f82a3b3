/** What one of a quantity can be. */
export const salesUnits = ['box', 'piece', 'pack', 'linear_foot', 'slab', 'square_foot', 'pallet'] as const
