import type { VariantAxis } from '@showroom/contract/catalogue/catalogue'

/** A colour that is not made in this size says why. */
export const twoAxes: VariantAxis[] = [
  {
    axis: 'color',
    label: 'Color',
    options: [
      { value: 'Fog', color: '#cfcbc3', product_id: 'fogHoned1224', selected: true, reason: null },
      { value: 'Ink', color: '#3a3d42', product_id: 'inkHoned1224', selected: false, reason: null },
      { value: 'Clay', color: '#b98d72', product_id: null, selected: false, reason: 'Not made in 12x24' },
    ],
  },
  {
    axis: 'size',
    label: 'Size',
    options: [
      { value: '12x24', color: null, product_id: 'fogHoned1224', selected: true, reason: null },
      { value: '24x24', color: null, product_id: 'fogHoned2424', selected: false, reason: null },
    ],
  },
]
