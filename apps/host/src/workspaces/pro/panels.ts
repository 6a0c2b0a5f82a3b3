import { pageOf } from '../../ssr/page-of.tsx'
import {
  balance,
  designers,
  newPrices,
  orders,
  payouts,
  privacy,
  profile,
  returns,
  security,
  settings,
} from '../common-panels.ts'
import { workspaceMessages as messages } from '../messages.ts'
import type { Panel, PanelGroup } from '../panel.ts'

const home: Panel = {
  path: 'home',
  label: messages.home,
  icon: 'home',
  Content: pageOf('src/features/workspace-home/ProHome.tsx', () =>
    import('../../features/workspace-home/ProHome.tsx').then(({ ProHome }) => ProHome),
  ),
}

const clients: Panel = {
  path: 'clients',
  label: messages.clients,
  icon: 'people',
  Content: pageOf('src/features/clients/Clients.tsx', () =>
    import('../../features/clients/Clients.tsx').then(({ Clients }) => Clients),
  ),
}

const draftOrders: Panel = {
  path: 'orders-for-clients',
  label: messages.draftOrders,
  icon: 'list',
  Content: pageOf('src/features/draft-orders/DraftOrders.tsx', () =>
    import('../../features/draft-orders/DraftOrders.tsx').then(({ DraftOrders }) => DraftOrders),
  ),
}

const markup: Panel = {
  path: 'markup',
  label: messages.markup,
  icon: 'tag',
  isMoney: true,
  Content: pageOf('src/features/pro-pricing/Markup.tsx', () =>
    import('../../features/pro-pricing/Markup.tsx').then(({ Markup }) => Markup),
  ),
}

const showroom: Panel = {
  path: 'showroom',
  label: messages.showroom,
  icon: 'shop',
  Content: pageOf('src/features/showroom/Showroom.tsx', () =>
    import('../../features/showroom/Showroom.tsx').then(({ Showroom }) => Showroom),
  ),
}

const templates: Panel = {
  path: 'templates',
  label: messages.templates,
  icon: 'frame',
  Content: pageOf('src/features/visualizer/publish/OwnTemplates.tsx', () =>
    import('../../features/visualizer/publish/OwnTemplates.tsx').then(({ OwnTemplates }) => OwnTemplates),
  ),
}

const coupons: Panel = {
  path: 'coupons',
  label: messages.coupons,
  icon: 'ticket',
  isMoney: true,
  Content: pageOf('src/features/pro-pricing/Coupons.tsx', () =>
    import('../../features/pro-pricing/Coupons.tsx').then(({ Coupons }) => Coupons),
  ),
}

const invites: Panel = {
  path: 'invites',
  label: messages.invites,
  icon: 'letter',
  Content: pageOf('src/features/invites/Invites.tsx', () =>
    import('../../features/invites/Invites.tsx').then(({ Invites }) => Invites),
  ),
}

const team: Panel = {
  path: 'team',
  label: messages.team,
  icon: 'people',
  Content: pageOf('src/features/team/Team.tsx', () =>
    import('../../features/team/Team.tsx').then(({ Team }) => Team),
  ),
}

const embed: Panel = {
  path: 'embed',
  label: messages.embed,
  icon: 'code',
  Content: pageOf('src/features/embed-configurator/EmbedConfigurator.tsx', () =>
    import('../../features/embed-configurator/EmbedConfigurator.tsx').then(
      ({ EmbedConfigurator }) => EmbedConfigurator,
    ),
  ),
}

const reports: Panel = {
  path: 'reports',
  label: messages.reports,
  icon: 'chart',
  isMoney: true,
  Content: pageOf('src/features/commission/Reports.tsx', () =>
    import('../../features/commission/Reports.tsx').then(({ Reports }) => Reports),
  ),
}

const plan: Panel = {
  path: 'plan',
  label: messages.plan,
  icon: 'stamp',
  isMoney: true,
  Content: pageOf('src/features/premium/Plan.tsx', () =>
    import('../../features/premium/Plan.tsx').then(({ Plan }) => Plan),
  ),
}

const designerPage: Panel = {
  path: 'designer',
  label: messages.designerPage,
  icon: 'badge',
  Content: pageOf('src/features/designers/own/OwnPage.tsx', () =>
    import('../../features/designers/own/OwnPage.tsx').then(({ OwnPage }) => OwnPage),
  ),
}

export const proGroups: readonly PanelGroup[] = [
  { name: messages.work, panels: [home, orders, draftOrders, newPrices, returns, clients, designers] },
  {
    name: messages.shopFront,
    panels: [markup, coupons, showroom, templates, invites, embed, designerPage],
  },
  { name: messages.money, panels: [reports, balance, payouts, plan] },
  { name: messages.account, panels: [team, profile, security, privacy, settings] },
]
