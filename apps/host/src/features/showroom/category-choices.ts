type Menu = readonly { categories: readonly { slug_url: string; name: string }[] }[]

/** Each category once, though it stands in several departments, in the order of the menu. */
export const categoryChoices = (menu: Menu): { slug: string; name: string }[] => {
  const names = new Map(
    menu.flatMap(({ categories }) => categories).map((each) => [each.slug_url, each.name]),
  )
  return [...names].map(([slug, name]) => ({ slug, name }))
}
