import { z } from 'zod'

// Schemas try whether they may evaluate code, and browsers report each try as a breach of the pages' policy. Imported
// before any schema, since an object schema asks once, when it is made. Source: docs/rules/http.md#policy
z.config({ jitless: true })
