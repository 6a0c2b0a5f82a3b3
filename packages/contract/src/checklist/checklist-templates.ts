import type { QtySource } from './selection-choices.ts'

/** A decision of a template. Its category is the slug of a shelf, which the search for products begins on. */
export type TemplateItem = {
  title: string
  category: string | null
  qty_source: QtySource
  due_days_before: number | null
  required: boolean
}

export const templateKeys = ['bathroom', 'kitchen', 'living', 'landscaping'] as const
export type TemplateKey = (typeof templateKeys)[number]

/** What delays the others is decided first. */
const weeks = (count: number) => count * 7

const decision = (
  title: string,
  category: string | null,
  { by, of = 'fixed', optional = false }: { by: number; of?: QtySource; optional?: boolean },
): TemplateItem => ({ title, category, qty_source: of, due_days_before: weeks(by), required: !optional })

export const checklistTemplates = {
  bathroom: [
    decision('Floor tile', 'tile-flooring', { by: 6, of: 'floor' }),
    decision('Shower wall tile', 'backsplash-tiles', { by: 6, of: 'wall' }),
    decision('Niche or accent tile', 'backsplash-tiles', { by: 6, optional: true }),
    decision('Vanity', 'bathroom-vanitys', { by: 8 }),
    decision('Vanity top', 'countertop', { by: 8, optional: true }),
    decision('Vanity faucet', 'bathroom-faucets', { by: 6 }),
    decision('Shower system', 'showers', { by: 8 }),
    decision('Shower door', 'showers', { by: 7 }),
    decision('Shower drain', 'showers', { by: 7 }),
    decision('Bathtub', 'bath-tubs', { by: 8, optional: true }),
    decision('Toilet', 'toilets', { by: 6 }),
    decision('Vanity light', 'lights', { by: 4 }),
    decision('Exhaust fan', 'fans', { by: 5 }),
    decision('Hooks and pulls', 'cabinet-hardware', { by: 3, optional: true }),
  ],
  kitchen: [
    decision('Flooring', 'luxury-flooring', { by: 6, of: 'floor' }),
    decision('Countertop', 'countertop', { by: 8 }),
    decision('Backsplash', 'backsplash-tiles', { by: 6, of: 'backsplash' }),
    decision('Sink', 'kitchen-sinks', { by: 8 }),
    decision('Kitchen faucet', 'kitchen-faucets', { by: 6 }),
    decision('Pot filler', 'kitchen-faucets', { by: 6, optional: true }),
    decision('Refrigerator', 'appliances', { by: 9 }),
    decision('Range', 'appliances', { by: 9 }),
    decision('Range hood', 'appliances', { by: 9 }),
    decision('Dishwasher', 'appliances', { by: 9 }),
    decision('Microwave', 'appliances', { by: 9, optional: true }),
    decision('Cabinet pulls', 'cabinet-hardware', { by: 4 }),
    decision('Cabinet knobs', 'cabinet-hardware', { by: 4, optional: true }),
    decision('Pendants over the island', 'lights', { by: 5, optional: true }),
    decision('Recessed lights', 'lights', { by: 6 }),
    decision('Under-cabinet lights', 'lights', { by: 5, optional: true }),
    decision('Disposal and grids', 'kitchen-sinks', { by: 5, optional: true }),
    decision('Soap dispenser', 'kitchen-faucets', { by: 5, optional: true }),
  ],
  living: [
    decision('Flooring', 'hardwood-flooring', { by: 6, of: 'floor' }),
    decision('Trim and moldings', 'hardwood-flooring', { by: 5 }),
    decision('Fireplace stone', 'stacked-stone', { by: 6, optional: true }),
    decision('Stone corners', 'stacked-stone', { by: 6, optional: true }),
    decision('Ceiling fan', 'fans', { by: 4, optional: true }),
    decision('Chandelier or pendant', 'lights', { by: 5, optional: true }),
    decision('Recessed lights', 'lights', { by: 6 }),
    decision('Wall sconces', 'lights', { by: 5, optional: true }),
    decision('Hardware of built-ins', 'cabinet-hardware', { by: 4, optional: true }),
    decision('Bar refrigerator', 'appliances', { by: 8, optional: true }),
  ],
  landscaping: [
    decision('Patio pavers', 'hardscaping', { by: 6, of: 'floor' }),
    decision('Retaining wall blocks', 'hardscaping', { by: 6, optional: true }),
    decision('Steps and caps', 'hardscaping', { by: 6, optional: true }),
    decision('Edging and jointing', 'hardscaping', { by: 4 }),
    decision('Turf', 'artificial-turf', { by: 5, of: 'floor', optional: true }),
    decision('Infill and seam', 'artificial-turf', { by: 5, optional: true }),
    decision('Pool coping', 'pool-copings', { by: 7, optional: true }),
    decision('Coping corners', 'pool-copings', { by: 7, optional: true }),
    decision('Stone veneer', 'stacked-stone', { by: 6, optional: true }),
    decision('Caps and sills', 'stacked-stone', { by: 6, optional: true }),
    decision('Outdoor lights', 'lights', { by: 5 }),
    decision('Outdoor fan', 'fans', { by: 4, optional: true }),
  ],
} as const satisfies Record<TemplateKey, readonly TemplateItem[]>
