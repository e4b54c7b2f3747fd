import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { refusalOf } from './refusal.ts'

const refusedWith = (body: unknown) => refusalOf(new ApiError(400, JSON.stringify(body)))

describe('what a refusal says', () => {
  it('is its words and the first complaint about each bad field [R289]', () => {
    const refusal = refusedWith({ message: 'Bad data', errors: { username: ['Too short', 'Too odd'], email: ['Not valid'], terms: [] } })

    expect(refusal).toMatchObject({ status: 400, message: 'Bad data', errors: { username: 'Too short', email: 'Not valid' } })
  })

  it.each([
    ['texts by field', { email: 'Not valid', username: 'Taken' }, ['Not valid', 'Taken']],
    ['a list of texts', ['Not valid', 'Taken'], ['Not valid', 'Taken']],
    ['a list of complaints', [{ path: ['email'], message: 'Not valid' }, { message: 'Taken' }], ['Not valid', 'Taken']],
    ['one text', 'Not valid', ['Not valid']],
    ['nothing', null, []],
  ])('is read whole where the errors are %s [R289]', (_, errors, complaints) => {
    const refusal = refusedWith({ message: 'Bad data', errors })

    expect(refusal?.message).toBe('Bad data')
    expect(Object.values(refusal?.errors ?? {})).toEqual(complaints)
  })

  it.each(['', 'Bad gateway', '<b>502</b>', 'null', '"text"'])('is nothing where the body is %j', (body) => {
    expect(refusalOf(new ApiError(502, body))).toEqual({ status: 502, message: '', errors: {}, needs: undefined })
  })

  it('is nothing at all where no one answered', () => {
    expect(refusalOf(new TypeError('Failed to fetch'))).toBeUndefined()
  })
})
