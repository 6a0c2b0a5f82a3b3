import '@fontsource-variable/fraunces'
import '@fontsource-variable/inter'
import type { Preview } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { themedShowrooms } from '../packages/widgets/src/testing/showroom-fixtures.ts'
import { HostStage, standsInHost } from './HostStage.tsx'
import { settled } from './settled.ts'
import { settingsIn, Stage, standsIn } from './Stage.tsx'

const choices = (items: Record<string, string>) =>
  Object.entries(items).map(([value, title]) => ({ value, title }))

/** A select that is laid out in a substitute keeps its baseline when its font comes, one pixel off. */
const loadFonts = async () => {
  await Promise.all(
    ['Inter Variable', 'Fraunces Variable'].map((face) => document.fonts.load(`16px '${face}'`)),
  )
}

/** A widget that is refused draws nothing until this has come, which looks like one that has done drawing. */
const loadRefusal = () =>
  Promise.all([
    import('../packages/widgets/src/refusal/index.ts'),
    import('../packages/widgets/src/shop/is-refused.ts'),
  ])

/** Who looks at a story is shown all that axe found right; a test wants to know what is wrong, at half of the cost. */
const a11yOptions =
  import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations' as const] } : {}

const preview: Preview = {
  beforeAll: async () => {
    await Promise.all([loadFonts(), loadRefusal()])
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: a11yOptions },
    controls: { expanded: true },
    options: { storySort: { order: ['Embedding', 'Widgets', 'Pieces', 'Host'] } },
  },
  globalTypes: {
    showroom: {
      description: 'Whose shop it is',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(themedShowrooms).map((value) => ({ value, title: value })),
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: choices({ light: 'Light', dark: 'Dark' }) },
    },
    flavour: {
      description: 'How it is drawn',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: choices({ react: 'React in a shadow root', element: 'Web component' }),
      },
    },
    width: {
      description: 'Width of the column it stands in',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: choices({ full: 'Full', 320: '320', 390: '390', 768: '768', 1280: '1280' }),
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: choices({ ltr: 'Left to right', rtl: 'Right to left' }),
      },
    },
  },
  initialGlobals: {
    showroom: 'marketplace',
    scheme: 'light',
    flavour: 'react',
    width: 'full',
    direction: 'ltr',
  },
  afterEach: ({ canvasElement }) => settled(canvasElement),
  render: (args, { id, component, parameters, globals }) => {
    if (!component) throw new Error(`The story ${id} names no component.`)
    const Drawn: ComponentType<Record<string, unknown>> = component
    const settings = settingsIn(globals)
    const key = `${id} ${JSON.stringify(settings)}`
    if (standsInHost(parameters))
      return <HostStage key={key} settings={settings} args={args} component={Drawn} />
    return (
      <Stage
        key={key}
        story={id}
        stands={standsIn(parameters)}
        settings={settings}
        args={args}
        component={Drawn}
      />
    )
  },
}

export default preview
