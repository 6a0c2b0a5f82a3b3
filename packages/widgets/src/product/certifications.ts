/** One sentence each, with the limits of use; found by how the certificate's name begins or what it holds. */
const explained: readonly (readonly [RegExp, string])[] = [
  [/watersense/i, 'Uses at least 20% less water than the federal standard, tested independently.'],
  [/calgreen|title 20/i, 'Meets California’s limit on water flow.'],
  [/floorscore/i, 'Tested for low emissions of volatile compounds indoors.'],
  [/greenguard/i, 'Tested for very low chemical emissions; suited to schools and bedrooms.'],
  [/carb|tsca/i, 'Wood panels stay below the limits for formaldehyde.'],
  [/fsc/i, 'The wood comes from responsibly managed and controlled sources.'],
  [/lacey/i, 'The wood was harvested and imported legally.'],
  [/dcof|a326/i, 'Wet slip resistance was measured; 0.42 or more is asked for level floors that get wet.'],
  [
    /a137\.1|iso 13006/i,
    'Size, strength and water absorption of the tile were tested to the trade’s standard.',
  ],
  [/a137\.2/i, 'Glass tile tested for strength and thermal shock.'],
  [/ptca/i, 'Certified porcelain: absorbs no more than 0.5% of its weight in water.'],
  [/voc/i, 'The maker declares that it gives off no volatile compounds.'],
  [/nalfa/i, 'Laminate tested for wear, stains and moisture.'],
  [/phthalate/i, 'Made without ortho-phthalate plasticizers.'],
  [/61|372|lead-free/i, 'Parts that touch drinking water are lead-free.'],
  [/cupc|a112|b125|b45|z124/i, 'Approved for use under US and Canadian plumbing codes.'],
  [/ada/i, 'Can be installed to meet accessibility rules; the whole room decides.'],
  [/energy star/i, 'Uses less energy than the federal standard asks.'],
  [/\bul\b|etl|csa/i, 'Electrical safety was tested by an independent laboratory.'],
  [/damp/i, 'May be used where it gets moist, but not where water reaches it.'],
  [/wet/i, 'May be used where water reaches it.'],
  [/kcma/i, 'Cabinet tested for strength, doors and finish.'],
  [/nsf/i, 'Tested by a public-health laboratory for its use.'],
  [/f462|slip/i, 'The standing surface was tested against slipping.'],
]

export const explanationOf = (certificate: string): string | null =>
  explained.find(([name]) => name.test(certificate))?.[1] ?? null
