import { describe, expect, it } from 'vitest'
import { complaintAbout } from './chosen-picture.ts'

const TWO_MEGABYTES = 2 * 1024 * 1024

describe('a file chosen as a picture of oneself', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])('may be %s of 2 MB', (type) => {
    expect(complaintAbout({ type, size: TWO_MEGABYTES })).toBeUndefined()
  })

  it.each(['image/svg+xml', 'image/heic', 'text/html', 'application/pdf', ''])('may not be %j', (type) => {
    expect(complaintAbout({ type, size: 10 })).toMatch(/^We can’t read that file as an image\./)
  })

  it('is told when it is too large, before it is sent', () => {
    expect(complaintAbout({ type: 'image/png', size: TWO_MEGABYTES + 1 })).toMatch(/larger than 2 MB/)
  })
})
