import { senderIn } from './account-wiring.ts'
import { dropEnded } from './account/session/session-upkeep.ts'
import type { AppParts } from './app.ts'
import { applicationFolders } from './application-wiring.ts'
import { tidyApplications } from './application/application-upkeep.ts'
import { deleteExpiredCarts } from './cart/expired-carts.store.ts'
import { wirePayment } from './checkout-wiring.ts'
import { contactHandlers } from './contact/contact-mail.ts'
import { tidyMessages } from './contact/contact-upkeep.ts'
import { leadHandlers } from './lead/lead-mail.ts'
import { tidyLeads } from './lead/lead-upkeep.ts'
import { orderHandlers } from './order/letters/order-mail.ts'
import { abandonUnpaid } from './order/placing/abandon.ts'
import type { CardParts } from './payment/cards/cards.ts'
import { catchUp, reconcile, settleJob } from './payment/provider/reconciler.ts'
import { vacuum } from './platform/db/upkeep.store.ts'
import { mailHandlers, openPost } from './platform/mail/post.ts'
import type { JobHandlers, ScheduledJob } from './platform/jobs/job.ts'
import { projectFolder } from './project-wiring.ts'
import { tidyProjects } from './project/project-upkeep.ts'
import { secretKeyIn } from './secret-key.ts'
import { openProofs } from './showroom/domain/proofs.ts'
import { recheckDomains } from './showroom/domain/recheck-domains.ts'

/** Every kind of job and what is done with it. */
export const wireHandlers = ({ config, db, mail }: Pick<AppParts, 'config' | 'db' | 'mail'>): JobHandlers => {
  const secret = secretKeyIn(config.dataDir, config.secretKey)
  const writing = { db, post: openPost(secret), publicUrl: config.publicUrl }
  const inbox = config.contactEmail
  return {
    ...mailHandlers({ mail, secret, senderOf: senderIn({ config, db }) }),
    ...orderHandlers(writing),
    ...contactHandlers({ ...writing, inbox }),
    ...leadHandlers({ ...writing, inbox }),
  }
}

/** Everything that is done again and again, once in the cluster. */
export const wireSchedule = (
  { config, db, now }: Pick<AppParts, 'config' | 'db' | 'now'>,
  cards: CardParts,
): ScheduledJob[] => {
  const payment = wirePayment({ config, db, now }, cards)
  return [
    {
      name: 'cart.expire',
      every: 'hour',
      run: (now) => deleteExpiredCarts(db, now),
    },
    { name: 'session.tidy', every: 'hour', run: (now) => dropEnded(db, now) },
    {
      name: 'application.tidy',
      every: 'hour',
      run: (now) => tidyApplications({ accounts: { db }, ...applicationFolders(config.dataDir) }, now),
    },
    {
      name: 'project.tidy',
      every: 'hour',
      run: (now) => tidyProjects({ db, files: projectFolder(config.dataDir) }, now),
    },
    {
      name: 'contact.tidy',
      every: 'hour',
      run: (now) => tidyMessages(db, now),
    },
    {
      name: 'lead.tidy',
      every: 'hour',
      run: (now) => tidyLeads(db, now),
    },
    // A server vacuums by itself.
    ...(db.kind === 'embedded'
      ? [{ name: 'database.vacuum', every: 'hour', run: () => vacuum(db) } as const]
      : []),
    ...(config.recheckDomains ? [recheckWith({ config, db })] : []),
    ...(cards.provider
      ? [
          { name: settleJob, every: '5 seconds', run: () => reconcile(payment) } as const,
          { name: 'payment.catch_up', every: 'minute', run: () => catchUp(payment) } as const,
        ]
      : []),
    {
      name: 'order.abandon',
      every: 'minute',
      run: () => abandonUnpaid(payment),
    },
  ]
}

const recheckWith = ({ config, db }: Pick<AppParts, 'config' | 'db'>): ScheduledJob => {
  const proofs = openProofs(config)
  return {
    name: 'domain.recheck',
    every: '10 minutes',
    run: (now) => recheckDomains(db, { proofs, now }),
  }
}
