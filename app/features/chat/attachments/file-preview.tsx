import { useEffect, useState } from "react";

/** A picture of this device, shown from its own memory: nothing has been sent for it. */
export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img src={url} alt={alt} /> : null;
}
