import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import { type Plan, plan as planShape } from '@showroom/contract/visualizer/plan'

/** The plans that come with the product, by their words. */
export const builtInPlans: ReadonlyMap<string, Plan> = new Map(
  plans.map(({ slug, plan }) => [slug, planShape.parse(plan)]),
)
