import { useEffect, useState } from 'react';

/** True once `isOn` has been true for so many milliseconds; false as soon as it is not. */
export function useIsLasting(isOn: boolean, milliseconds: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isLong;
}
