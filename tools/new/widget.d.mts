export function create(asked: { root: string; name: string }): Promise<string[]>
