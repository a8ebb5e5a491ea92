import { homeTestimonials } from '@/content/pages/home-more'
import { Testimonials } from '@/sections/testimonials'

export default function HomeTestimonials() {
  return <Testimonials section={homeTestimonials} />
}
