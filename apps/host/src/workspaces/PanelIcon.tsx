const drawn = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  pin: 'M12 21s6.5-5.9 6.5-11a6.5 6.5 0 1 0-13 0c0 5.1 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  card: 'M3.5 6.5h17v11h-17v-11Zm0 3.5h17M7 14h3',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3M12 15v1.5',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  letter: 'M3.500 6h17v12h-17V6Zm0 .5 8.500 6.500 8.500-6.500',
  box: 'M4 8l8-4 8 4v8.500l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8.500',
  tag: 'M4 4h8l8.500 8.500-8 8L4 12V4Zm4.500 5.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  coins:
    'M12 10c3.600 0 6.500-1.200 6.500-2.750S15.600 4.500 12 4.500 5.500 5.700 5.500 7.250 8.400 10 12 10Zm-6.500-2.750v5C5.500 13.800 8.400 15 12 15s6.500-1.200 6.500-2.750v-5m-13 5v5C5.500 18.800 8.400 20 12 20s6.500-1.200 6.500-2.750v-5',
  pencil: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19 4 20Zm9.500-13 3.500 3.500',
  frame: 'M4 4.500h16v15H4v-15Zm3 11.500 4-5 3 3.500 2-2 2 3.500',
  shop: 'M4 9.5 5.5 5h13L20 9.500M4 9.500h16M4 9.500c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M5.500 12v7.500h13V12',
  stamp:
    'M5 20h14M7 16.5h10l-1-3h-2.500c0-2.500 1.500-3.500 1.500-5.500a3 3 0 0 0-6 0c0 2 1.500 3 1.500 5.500H8l-1 3Z',
}

export type PanelIconName = keyof typeof drawn

/** Beside its label, or alone on a narrow rail, where the label is still read. */
export const PanelIcon = ({ name }: { name: PanelIconName }) => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={drawn[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
