import { z } from 'zod';

type Json = z.core.JSONSchema.JSONSchema | boolean;

/** A schema in the notation of TypeScript; `null` when the call has nothing there. */
export function schemaText(schema: z.ZodType, io: 'input' | 'output'): string | null {
  if (schema.type === 'undefined') return null;
  return describe(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '');
}

function describe(json: Json, indent: string): string {
  if (typeof json === 'boolean') return 'unknown';
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (json.format === 'binary') return 'File';
  if (json.anyOf) return json.anyOf.map((option) => describe(option, indent)).join(' | ');
  if (json.type === 'array') return describeArray(json, indent);
  if (json.type === 'object') return describeObject(json, indent);
  return [json.type ?? 'unknown'].flat().join(' | ');
}

function describeArray(json: z.core.JSONSchema.JSONSchema, indent: string): string {
  const items = json.items;
  const text = items === undefined || Array.isArray(items) ? 'unknown' : describe(items, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function describeObject(json: z.core.JSONSchema.JSONSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(json.properties ?? {}).map(([name, value]) => {
    const mark = json.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${describe(value, inner)}`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}
