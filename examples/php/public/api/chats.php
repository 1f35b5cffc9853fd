<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// The member's conversations, the one with the newest message first.
method('GET');
$me = member();
$newest = all(
    'SELECT messages.*, first, second FROM conversations
     JOIN messages ON messages.id = (SELECT max(id) FROM messages WHERE conversation = conversations.id)
     WHERE (first = ? OR second = ?) ORDER BY messages.id DESC',
    $me['id'],
    $me['id']
);
$chats = [];
foreach ($newest as $row) {
    $id = (int) $row['conversation'];
    if ($row['id'] > removedUpTo($id, (int) $me['id'])) {
        $chats[] = [
            'conversation' => ['id' => $id],
            'profile' => card(partnerIn($row, $me)),
            'num_unread_messages' => unreadIn($id, $me),
            'last_message' => message($row, $me),
        ];
    }
}
answer(['chats' => $chats]);
