/** A sentence, the query of `GET /api/cars` that it means, and what there is no filter for. */
export type Sentence = readonly [text: string, query: string, rest?: string];
