/** Pages worth a link: the first, the last and those round the open one; null marks a gap. */
export function pageMarks(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((mark) => mark >= 1 && mark <= count);
  const marks = [...new Set(near)].toSorted((a, b) => a - b);
  return marks.flatMap((mark, index) => {
    const left = mark - (marks[index - 1] ?? 0) - 1;
    // A gap of one page is that page.
    if (left === 1) return [mark - 1, mark];
    return left > 1 ? [null, mark] : [mark];
  });
}
