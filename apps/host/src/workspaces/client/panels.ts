import { pageOf } from '../../ssr/page-of.tsx'
import { designers, privacy, profile, security, settings } from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel, PanelGroup } from '../panel.ts'

const addresses: Panel = {
  path: 'addresses',
  label: messages.addresses,
  icon: 'pin',
  Content: pageOf('src/features/account/addresses/Addresses.tsx', () =>
    import('../../features/account/addresses/Addresses.tsx').then(({ Addresses }) => Addresses),
  ),
}

const cards: Panel = {
  path: 'cards',
  label: messages.paymentMethods,
  icon: 'card',
  Content: pageOf('src/features/card/SavedCards.tsx', () =>
    import('../../features/card/SavedCards.tsx').then(({ SavedCards }) => SavedCards),
  ),
}

export const clientGroups: readonly PanelGroup[] = [
  {
    name: messages.account,
    panels: [profile, addresses, cards, designers, security, privacy, settings],
  },
]
