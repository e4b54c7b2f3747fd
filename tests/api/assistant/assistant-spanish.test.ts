import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import { anApp } from '../../support/a-site.ts'

const ask = async (app: Awaited<ReturnType<typeof anApp>>, message: string, turns: string[] = []) =>
  (await (await app.post('/api/chat', { message, turns: turns.map((text) => ({ from: 'visitor', text })) })).json()) as ChatResponse

describe('a question in Spanish', () => {
  it('is answered in Spanish, with its state, what to ask next, and the way to be told', async () => {
    const app = await anApp()

    expect(await ask(app, '¿Cuánto cuesta la entrada?')).toMatchObject({
      language: 'es',
      textLanguage: 'es',
      message: 'Los precios todavía no se han anunciado. Únase a la lista de espera y le enviaremos un correo cuando se anuncien.',
      statuses: [{ label: 'Precios', badge: 'being-decided' }],
      openFact: { key: 'pricing', label: 'Precios' },
      next: ['¿Va a haber membresías o pases?', '¿Podemos hacer ahí una fiesta de cumpleaños?'],
    })
  })

  it('is answered in Spanish also where it goes on with the one before', async () => {
    const app = await anApp()

    expect(await ask(app, '¿y hay estacionamiento?', ['¿Dónde va a estar?'])).toMatchObject({ language: 'es', message: 'El estacionamiento todavía no se ha anunciado.' })
    expect(await ask(app, 'wifi?', ['¿Dónde va a estar?'])).toMatchObject({ language: 'es', message: 'El Wi-Fi para visitantes todavía no se ha anunciado.' })
  })

  it('says where an answer ends, and that a date has passed', async () => {
    const app = await anApp()

    expect((await ask(app, '¿Es seguro?')).message).toMatch(/Es todo lo que hemos anunciado sobre la seguridad\. Por favor, pregunte/)
    expect((await ask(app, '¿En qué año piensan abrir?')).message).toBe('El año de apertura anunciado es 2025. Esa fecha ya pasó. Anunciaremos una nueva.')
  })

  it('is answered in English once the English has changed and the Spanish hasn’t', async () => {
    const app = await anApp()
    await changeFact(app.site, null, 'parking', { short: 'Yes', answer: 'Yes, behind the building.', state: 'known' })

    expect(await ask(app, '¿Hay estacionamiento?')).toMatchObject({ language: 'es', textLanguage: 'en', message: 'Yes, behind the building.', statuses: [{ label: 'Parking' }] })
  })

  it('without an answer is told so in Spanish, with questions that are answered in Spanish', async () => {
    const app = await anApp()

    const unknown = await ask(app, '¿La pintura que usan tiene plomo?')

    expect(unknown).toMatchObject({ language: 'es', said: null })
    expect(unknown.message).toMatch(/Para cualquier otra cosa, pregunte al equipo de On Joue/)
    expect(unknown.suggestions.length).toBeGreaterThan(0)
    for (const question of unknown.suggestions) expect(await ask(app, question)).toMatchObject({ textLanguage: 'es', outcome: 'sure' })
  })

  it('whether Spanish is spoken promises nothing of the team', async () => {
    const { message, language } = await ask(await anApp(), '¿Hablan español?')

    expect(language).toBe('es')
    expect(message).toMatch(/entiendo preguntas en español.*Todavía no se ha anunciado si el equipo de On Joue habla español/)
  })

  it.each([['hola', /^Hola\. Soy el asistente automático/], ['muchas gracias', /^De nada\./], ['adiós', /^Hasta luego\./]])('that is small talk is answered in kind: %s', async (message, answer) => {
    expect(await ask(await anApp(), message)).toMatchObject({ outcome: 'talk', language: 'es', message: expect.stringMatching(answer) })
  })

  it('of danger gets the way to help at once', async () => {
    expect(await ask(await anApp(), 'mi hijo no respira')).toMatchObject({ outcome: 'direct', message: expect.stringMatching(/llame al 911/) })
  })
})

it('French is told that it’s hardly understood', async () => {
  expect(await ask(await anApp(), 'Vous avez des trampolines pour les enfants ?')).toMatchObject({ language: 'fr', textLanguage: 'fr', message: expect.stringMatching(/je ne comprends qu’un peu le français/) })
})

it('a question in English after one in Spanish is answered in English', async () => {
  expect(await ask(await anApp(), 'How much is it?', ['¿Hay estacionamiento?'])).toMatchObject({ language: 'en', textLanguage: 'en' })
})
