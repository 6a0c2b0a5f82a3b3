type Sentences = { title: string; text: string; visit: string }

const english: Sentences = {
  title: 'This shop isn’t open on this website yet',
  text: 'You can see its materials and prices on its own page.',
  visit: 'Visit the showroom',
}

const byLanguage = new Map<string, Sentences>([
  ['en', english],
  [
    'es',
    {
      title: 'Esta tienda todavía no está disponible en este sitio web',
      text: 'Puede ver sus materiales y precios en su propia página.',
      visit: 'Visitar el showroom',
    },
  ],
  [
    'fr',
    {
      title: 'Cette boutique n’est pas encore ouverte sur ce site',
      text: 'Vous pouvez voir ses matériaux et ses prix sur sa propre page.',
      visit: 'Visiter le showroom',
    },
  ],
  [
    'de',
    {
      title: 'Dieser Shop ist auf dieser Website noch nicht geöffnet',
      text: 'Materialien und Preise finden Sie auf seiner eigenen Seite.',
      visit: 'Zum Showroom',
    },
  ],
])

export type Refusal = Sentences & { lang: string }

/** The nearest language that the page states, where we have it; else English. */
export const refusalIn = (host: EventTarget): Refusal => {
  const stated = host instanceof Element ? languageOf(host) : ''
  const lang = stated.toLowerCase().split('-')[0] ?? ''
  const known = byLanguage.get(lang)
  return known ? { ...known, lang } : { ...english, lang: 'en' }
}

/** `closest` ends at a shadow root, and the page goes on outside of it. */
const languageOf = (element: Element): string => {
  const stated = element.closest('[lang]')?.getAttribute('lang')
  if (stated) return stated
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : ''
}
