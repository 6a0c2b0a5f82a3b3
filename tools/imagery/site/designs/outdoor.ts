import { type Design, wish } from './design.ts'

export const outdoor: Omit<Design, 'tab'>[] = [
  {
    scene: 'patio-pool',
    title: 'Edge of the pool',
    alt: 'A blue pool before a pergola, with pale stone paving all around',
    planes: [
      wish('Paving', 'porcelain-pavers-2-cm', '#d6c9b2', { look: 'stone' }),
      wish('Garden wall', 'ledger-panels', '#b8ab97', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.68, y: 0.5, share: 0.56 },
    title: 'Under the pergola',
    alt: 'An outdoor sofa in striped shade on natural stone',
    planes: [
      wish('Paving', 'natural-stone-pavers', '#b9ad99', { layout: 'flagstone' }),
      wish('Garden wall', 'ledger-panels', '#8d8a86', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.18 },
    title: 'Sun all day',
    alt: 'A sun bed and a side table on light pavers beside the lawn',
    planes: [
      wish('Paving', 'concrete-pavers', '#c9c3b8', { layout: 'grid' }),
      wish('Garden wall', 'ledger-panels', '#6f6c69', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.75 },
    isMirrored: true,
    title: 'Timber by the water',
    alt: 'A pool with wood-look porcelain decking before a wall of natural stone',
    planes: [
      wish('Decking', 'porcelain-pavers-2-cm', '#9c7a57', { look: 'wood' }),
      wish('Garden wall', 'thin-veneer-loose', '#a59c8e'),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.3, y: 0.75, share: 0.7 },
    isMirrored: true,
    title: 'Laid in herringbone',
    alt: 'A sun bed beside the pool on gray pavers laid in herringbone',
    planes: [
      wish('Paving', 'concrete-pavers', '#a5806a', { layout: 'herringbone' }),
      wish('Garden wall', 'ledger-panels', '#d3cabb'),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.92 },
    title: 'Travertine terrace',
    alt: 'A pergola and a pool on a terrace of bone-colored stone',
    planes: [
      wish('Paving', 'natural-stone-pavers', '#e3dac8', { layout: 'offset' }),
      wish('Garden wall', 'thin-veneer-loose', '#cbbfa8'),
    ],
  },
  {
    scene: 'patio-pool',
    isMirrored: true,
    title: 'Slate and blue',
    alt: 'A pool framed by slate-gray paving before a pale stone wall',
    planes: [
      wish('Paving', 'porcelain-pavers-2-cm', '#77777a', { look: 'stone' }),
      wish('Garden wall', 'ledger-panels', '#e0d9cc'),
    ],
  },
]
