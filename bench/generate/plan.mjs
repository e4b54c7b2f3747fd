// Who writes when and where: which posts each topic has, at what moments, in the order they were written.
const DAY_MS = 24 * 60 * 60 * 1_000
const YEARS_MS = 4 * 365 * DAY_MS
/** How long people talk about a topic, on the average. */
const TALK_MS = 20 * DAY_MS
/** The smaller, the more posts the busiest topics draw. */
const BUSY = 1.7

/**
 * @param {{ posts: number, topics: number, longest: number, until: number }} size
 * @returns topics by their beginning; for every post, in the order of time, its topic's index and its moment
 */
export function planPosts(chance, { posts, topics, longest, until }) {
  const sizes = sizesOf(chance, { posts, topics, longest })
  const starts = startsOf(chance, topics, until)
  // The longest topic is as old as the forum.
  const topicOf = new Int32Array(posts)
  const momentOf = new Float64Array(posts)
  let post = 0
  for (let topic = 0; topic < topics; topic += 1) {
    const left = until - starts[topic]
    const talk = topic === 0 ? left : Math.min(left, -Math.log(1 - chance()) * TALK_MS)
    for (let nth = 0; nth < sizes[topic]; nth += 1) {
      topicOf[post] = topic
      momentOf[post] = nth === 0 ? starts[topic] : Math.floor(starts[topic] + 1 + talk * chance() ** (topic === 0 ? 1 : 2))
      post += 1
    }
  }
  const order = Uint32Array.from(momentOf, (_, index) => index).toSorted((a, b) => momentOf[a] - momentOf[b] || a - b)
  return { startOfAll: starts[0], topicOf: order.map((index) => topicOf[index]), momentOf: Float64Array.from(order, (index) => Math.min(momentOf[index], until)) }
}

/** The first topic has `longest` posts, no other as many. */
function sizesOf(chance, { posts, topics, longest }) {
  const sizes = new Int32Array(topics).fill(1)
  sizes[0] = longest
  const places = Int32Array.from({ length: topics - 1 }, (_, index) => index + 1)
  for (let index = places.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1))
    ;[places[index], places[other]] = [places[other], places[index]]
  }
  for (let left = posts - longest - (topics - 1); left > 0; ) {
    const topic = places[Math.floor(places.length * chance() ** BUSY)]
    if (sizes[topic] >= longest - 1) continue
    sizes[topic] += 1
    left -= 1
  }
  return sizes
}

/** Ascending: there are ever more topics a day. */
function startsOf(chance, topics, until) {
  const starts = Float64Array.from({ length: topics }, () => Math.floor(until - YEARS_MS * (1 - Math.sqrt(chance())) - 1_000))
  starts[0] = until - YEARS_MS - 2_000
  return starts.toSorted()
}
