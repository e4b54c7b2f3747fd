import { expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import type { FactInSpanish } from '../../../src/shared/playground/spanish-fields.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'

const ADDRESS = '/api/office/facts/parking/spanish'

async function anOffice() {
  const app = await anApp()
  const { headers } = await anAdmin(app)
  const read = async () => (await (await app.ask(ADDRESS, { headers })).json()) as FactInSpanish
  const save = (form: object) => app.ask(ADDRESS, { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(form) })
  const chat = async () => (await (await app.post('/api/chat', { message: '¿Hay estacionamiento?' })).json()) as ChatResponse
  const announceParking = () => changeFact(app.site, null, 'parking', { short: 'Yes', answer: 'Yes, behind the building.', state: 'known' })
  return { read, save, chat, announceParking }
}

const OWN = { label: 'Estacionamiento', question: '¿Hay estacionamiento?', answer: 'Sí, detrás del edificio.' }

it('the owner reads what came with the product, and it’s stale once the English has changed', async () => {
  const { read, announceParking } = await anOffice()
  expect(await read()).toMatchObject({ state: 'current', isDraft: true, texts: { answer: 'El estacionamiento todavía no se ha anunciado.' } })

  await announceParking()

  expect(await read()).toMatchObject({ state: 'stale', english: 'Parking\nIs there parking?\nYes, behind the building.' })
})

it('what she writes is what the assistant says, until the English changes again', async () => {
  const { read, save, chat, announceParking } = await anOffice()
  await announceParking()
  await chat()

  expect((await save({ ...OWN, english: (await read()).english })).status).toBe(200)

  expect(await read()).toMatchObject({ state: 'current', isDraft: false, texts: OWN })
  expect(await chat()).toMatchObject({ language: 'es', textLanguage: 'es', message: 'Sí, detrás del edificio.' })
})

it('isn’t saved over English that she hasn’t seen, nor with references or without a question mark', async () => {
  const { read, save, announceParking } = await anOffice()
  const { english } = await read()

  expect((await save({ ...OWN, answer: 'Vea {city.short}.', english })).status).toBe(400)
  expect((await save({ ...OWN, question: 'Hay', english })).status).toBe(400)
  await announceParking()

  expect((await save({ ...OWN, english })).status).toBe(409)
})
