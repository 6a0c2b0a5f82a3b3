import { shortened } from './shortened.ts'
import * as aboutUs from '../../content/about-us.md?matter'
import * as cookiesPolicy from '../../content/cookies-policy.md?matter'
import * as privacyPolicy from '../../content/privacy-policy.md?matter'
import * as returnPolicy from '../../content/return-policy.md?matter'
import * as termsOfService from '../../content/terms-of-service.md?matter'
import { matchRoutes } from 'react-router'
import { paths } from '../../paths.ts'
import type { HeadRow, Known } from './head.ts'
import { headMessages } from './head.messages.ts'
import { categoryHead, departmentHead, paged, titled } from './list-heads.ts'
import { visualizerHeads } from './visualizer-heads.ts'

const own = (path: string, name: string): HeadRow => ({
  path,
  isPublic: false,
  head: () => ({ title: titled(name), description: headMessages.site, canonical: null }),
})

const written = (path: string, name: string, description: string): HeadRow => ({
  path,
  isPublic: true,
  head: () => ({ title: titled(name), description, canonical: path }),
})

/** A page of `content/` says itself how it is called and what it is. */
const writtenAs = (path: string, { title, description }: { title: string; description: string }): HeadRow =>
  written(path, title, description)

/**
 * Every address of routes.tsx, and how it is to be found. A page that is filtered, sorted or searched is the plain list's;
 * a further page of a list is its own, because what stands on it is found nowhere else.
 */
export const heads: readonly HeadRow[] = [
  {
    path: '/',
    isPublic: true,
    head: () => ({ title: headMessages.home, description: headMessages.site, canonical: paths.home }),
  },
  {
    path: '/department/:menuSlug/:categorySlug?',
    isPublic: true,
    head: departmentHead,
  },
  { path: '/category/:category', isPublic: true, head: categoryHead },
  { path: '/category/:category/product', isPublic: true, head: categoryHead },
  {
    path: '/product/:hash/:vsdId?',
    isPublic: true,
    head: ({ product }) =>
      product && {
        title: titled(`${product.name} by ${product.brand}`),
        description: shortened(product.description) || headMessages.of(product.category.name, 1),
        canonical: paths.product(product.id),
      },
  },
  {
    path: '/product-details',
    isPublic: true,
    head: () => null,
    elsewhere: ({ query }) => {
      const pid = query.get('pid')
      return pid ? paths.product(pid, query.get('vsd_id')) : paths.notFound
    },
  },
  {
    path: paths.shop,
    isPublic: true,
    head: ({ query }) => ({
      title: titled('All materials'),
      description: headMessages.all,
      canonical: query.has('q') ? null : paged(paths.shop, query),
    }),
  },
  written(
    paths.brands,
    'Our brands',
    'Every maker who sells here directly, with how many of their tiles, floors, faucets, lights and stones there are.',
  ),
  written(
    paths.proAccount,
    'For Pros and vendors',
    'Open a showroom of your own: your name, your prices and an ID for your clients, on our site and on yours.',
  ),
  written(
    paths.contact,
    'Contact',
    'Write to us about a product, an order, a delivery or a return, or call: somebody who knows materials answers.',
  ),
  written(
    paths.faq,
    'FAQ',
    'Short answers about products, orders, delivery, returns and your account, by topic and by search.',
  ),
  {
    path: paths.designers,
    isPublic: true,
    head: ({ query }) => ({
      title: titled('Interior designers'),
      description: headMessages.designers,
      canonical: query.has('zip') ? null : paged(paths.designers, query),
    }),
  },
  {
    path: '/designers/:id',
    isPublic: true,
    names: ['project'],
    head: ({ designer }) =>
      designer && {
        title: titled(`${designer.name}, ${designer.city}, ${designer.state}`),
        description: shortened(`${designer.name}: ${designer.headline}`),
        canonical: paths.designer(designer.id),
      },
  },
  ...visualizerHeads,
  writtenAs(paths.about, aboutUs),
  writtenAs(paths.returnPolicy, returnPolicy),
  writtenAs(paths.termsOfService, termsOfService),
  writtenAs(paths.privacyPolicy, privacyPolicy),
  writtenAs(paths.cookiesPolicy, cookiesPolicy),
  {
    path: paths.notFound,
    isPublic: true,
    head: () => ({ title: titled('Page not found'), description: headMessages.site, canonical: null }),
  },
  own('/s/:vsdId', 'Showroom'),
  own('/cart', 'Your cart'),
  own('/visualize/photo', 'Your own photo'),
  own('/visualize/own-plan', 'Draw your own room'),
  own('/visualize/trace-plan', 'Trace a floor plan'),
  own('/checkout', 'Checkout'),
  own('/checkout-payment', 'Payment'),
  own('/thankyou', 'Thank you'),
  own('/your_orders', 'Your orders'),
  own('/your_orders/:id', 'Order'),
  own('/your_orders/:id/changes', 'New prices'),
  own('/your_orders/:id/receive', 'Receive delivery'),
  own('/your_orders/:id/return', 'Returns and claims'),
  own('/login', 'Sign in'),
  own('/register', 'Sign up'),
  own('/register/contractor', 'Sign up as a Pro'),
  own('/register/vendor', 'Sell as a vendor'),
  own('/invited', 'Invitation'),
  own('/team', 'Invitation to a team'),
  own('/draft-order/:token', 'An order for you'),
  own('/account_verify', 'Your application'),
  own('/reset_password', 'Forgot your password'),
  own('/password_reset', 'A new password'),
  own('/change_password', 'Change password'),
  own('/social/:provider/callback', 'Sign in'),
  own('/verify/:hash', 'Verification'),
  own('/verifiction', 'Verification'),
  own('/your_age', 'Your age'),
  own('/account/:panel?', 'My account'),
  own('/payout_setup', 'Payout settings'),
  own('/notification', 'Notifications'),
  own(paths.designAi, 'AI Design'),
  own(paths.aiLogin, 'Sign in to AI Design'),
  own(paths.aiSignUp, 'Sign up for AI Design'),
  own(paths.aiWelcome, 'Welcome to AI Design'),
  own('/designers/:id/hire', 'Hire a designer'),
  own('/hires/:id', 'Designer'),
  own('/projects', 'Your projects'),
  own('/projects/:id/:tab?', 'Project'),
  own('/projects/join', 'Join a project'),
  own('/embed/sign-in', 'Sign in'),
  own('/embed/sign-in/register', 'Sign up'),
  own('/embed/checkout', 'Checkout'),
  own('/embed/checkout/register', 'Sign up'),
  own('/visualize', 'See it in your room'),
  own('/visualize/s/:token', 'A shared room'),
  own('/visualize/p/:token', 'A shared room'),
  own(paths.checklist, 'Checklist'),
  own('/a/:token', 'Approval'),
]

const rows = heads.map((row) => ({ path: row.path, handle: row }))

/** The row of a path below /showroom, with what its pattern stands for. */
export const headRowAt = (path: string): { row: HeadRow; params: Known['params'] } | null => {
  const match = matchRoutes(rows, path)?.at(-1)
  return match ? { row: match.route.handle, params: match.params } : null
}
