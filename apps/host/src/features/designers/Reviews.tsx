import type { DesignerProfile, DesignerReview } from '@showroom/contract/designer/designer'
import { shownDay } from '@showroom/contract/shared/day'
import { roomWords } from '../projects/choice.messages.ts'
import { designerMessages as messages } from './messages.ts'

export const Reviews = ({ profile }: { profile: Pick<DesignerProfile, 'reviews'> }) => (
  <section aria-labelledby="designer-reviews">
    <h2 id="designer-reviews">{messages.reviews}</h2>
    {profile.reviews.length === 0 ? (
      <p className="designer-soft">{messages.noReviewsYet}</p>
    ) : (
      <ul className="designer-reviews">
        {profile.reviews.map((review) => (
          <Review key={`${review.author} ${review.written_at}`} review={review} />
        ))}
      </ul>
    )}
  </section>
)

const mostStars = 5

const Review = ({ review: { rating, text, author, rooms, written_at } }: { review: DesignerReview }) => (
  <li>
    <p className="designer-stars">
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(mostStars - rating)}</span>
      <span className="visually-hidden">{messages.outOfFive(rating)}</span>
    </p>
    <p>{text}</p>
    <p className="designer-soft">
      {[author, ...rooms.map((room) => roomWords[room]), shownDay(written_at.slice(0, 10))].join(' · ')}
    </p>
  </li>
)
