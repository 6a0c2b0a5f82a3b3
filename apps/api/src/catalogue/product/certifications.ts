/** One sentence each, with the limits of use; the first name that fits. */
const explained: readonly (readonly [RegExp, string])[] = [
  [/WaterSense/, 'Uses at least 20% less water than the federal standard.'],
  [/CalGreen|Title 2/, 'Meets California’s limits on water and energy.'],
  [/FloorScore|GREENGUARD|VOC/, 'Tested for low chemical emissions indoors.'],
  [/CARB/, 'Formaldehyde in the wood stays below the legal limits.'],
  [/FSC|Lacey/, 'The wood was harvested legally.'],
  [/A326/, 'Wet slip resistance was measured; for level floors, not for ramps.'],
  [/F462/, 'The standing surface was tested against slipping.'],
  [/A137|13006|PTCA|C1026/, 'Tile tested for size, strength and water absorption.'],
  [/I 51/, 'Safe where food touches it.'],
  [/ead-free/, 'Parts that touch drinking water are lead-free.'],
  [/cUPC|A112|ASSE|B45|Z124/, 'Accepted by US and Canadian plumbing codes.'],
  [/ADA/, 'Can meet accessibility rules; the whole room decides.'],
  [/DarkSky/, 'Shines downward only.'],
  [/ENERGY|AHRI|HVI|MaP/, 'Performance was measured by an independent laboratory.'],
  [/damp/, 'For damp or wet places, as marked on the product.'],
  [/UL|gas/, 'Safety was tested by an independent laboratory.'],
  [/Z97/, 'Safety glass: it breaks into small, blunt pieces.'],
  [/E84/, 'Spread of flame was tested.'],
  [/KCMA|BHMA|NALFA|F3261|C936|C97|C1670/, 'Tested for strength and wear.'],
  [/PFAS|Phthalate/, 'The maker declares what it does not contain.'],
  [/Silica/, 'Cutting makes harmful dust: cut wet and wear a mask.'],
]

export const certificationOf = (label: string) => ({
  label,
  value: explained.find(([name]) => name.test(label))?.[1] ?? '',
})
