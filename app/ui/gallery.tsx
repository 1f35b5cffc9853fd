import { Actions } from "./gallery/actions";
import { SampleFooter, SampleTopBar } from "./gallery/bars";
import { SampleConversation, SampleConversations } from "./gallery/conversation";
import { Forms } from "./gallery/forms";
import { Inks } from "./gallery/inks";
import { Notices } from "./gallery/notices";
import { People } from "./gallery/people";
import { ChatLayout } from "./layouts/chat-layout";
import { DefaultLayout } from "./layouts/default-layout";

/** Every part of the kit in every state, on one page. */
export function Gallery() {
  return (
    <DefaultLayout skip="Skip to content" header={<SampleTopBar />} footer={<SampleFooter />}>
      <div className="stack stack-loose">
        <h1>The kit</h1>
        <Inks />
        <People />
        <Actions />
        <Forms />
        <Notices />
      </div>
    </DefaultLayout>
  );
}

/** The full-screen chat, which needs a page of its own. */
export function ChatGallery({ view = "conversation" }: { view?: "list" | "conversation" }) {
  return (
    <ChatLayout
      skip="Skip to content"
      view={view}
      header={<SampleTopBar />}
      list={<SampleConversations />}
      listLabel="Conversations"
    >
      <SampleConversation />
    </ChatLayout>
  );
}
